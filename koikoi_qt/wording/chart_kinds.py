"""Which charts can be shown beside the table; apart from them, since the menus name them first."""

from enum import StrEnum


class ChartKind(StrEnum):
    """The charts there are; the values are the ids of their menu entries."""

    YAKU = "yaku_chart"
    MONTHS = "month_chart"
