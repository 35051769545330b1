"""OpenTelemetry for who collects it: a span for each request, message, bot's answer and waking
of a table, and the figures of `metrics`.

It takes the extra `otel`, and one of the usual variables that says where to send it
(OTEL_EXPORTER_OTLP_ENDPOINT, say); they decide the rest as well. Otherwise nothing of
OpenTelemetry is even imported.
"""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import AbstractContextManager
from importlib.util import find_spec
from typing import Final, Protocol

from demesne.server.logs import log
from demesne.server.metrics import Metrics

ASKED_BY: Final = (
    *("OTEL_EXPORTER_OTLP_ENDPOINT", "OTEL_TRACES_EXPORTER", "OTEL_METRICS_EXPORTER"),
    *("OTEL_EXPORTER_OTLP_TRACES_ENDPOINT", "OTEL_EXPORTER_OTLP_METRICS_ENDPOINT"),
)


class Span(Protocol):
    """Something that takes its time."""

    def set_attribute(self, key: str, value: str | int) -> None: ...


class Unseen:
    """A span that nobody collects."""

    def __enter__(self) -> Unseen:
        return self

    def __exit__(self, *_: object) -> None:
        pass

    def set_attribute(self, key: str, value: str | int) -> None:
        pass


UNSEEN: Final = Unseen()


class Telemetry:
    """Spans for nobody."""

    def span(self, name: str, **attributes: str) -> AbstractContextManager[Span]:
        """Attributes are named with underscores for dots."""
        return UNSEEN

    def close(self) -> None:
        """Send what is left, which may take some seconds."""


def begin(metrics: Metrics, variables: Mapping[str, str]) -> Telemetry:
    """What the variables ask for."""
    is_off = variables.get("OTEL_SDK_DISABLED", "").strip().lower() == "true"
    if is_off or not any(variables.get(name) for name in ASKED_BY):
        return Telemetry()
    if find_spec("opentelemetry") is None or find_spec("opentelemetry.sdk") is None:
        log.warning("telemetry-missing", extra={"install": "pip install 'demesne[otel]'"})
        return Telemetry()
    from demesne.server.otel import collected

    return collected(metrics, variables)
