"""The side of OpenTelemetry: only imported where it is asked for.

No word of a client is taken: neither the trace it says it belongs to, nor what it wrote.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterable, Mapping
from contextlib import AbstractContextManager
from importlib.metadata import entry_points
from typing import Any, Final

from opentelemetry.metrics import CallbackOptions, Histogram, Observation
from opentelemetry.sdk.metrics import MeterProvider
from opentelemetry.sdk.metrics.export import MetricReader, PeriodicExportingMetricReader
from opentelemetry.sdk.resources import Resource
from opentelemetry.sdk.trace import TracerProvider
from opentelemetry.sdk.trace.export import BatchSpanProcessor

from demesne.server.errors import StartError
from demesne.server.logs import log
from demesne.server.metrics import BOUNDS, COUNTER, HELP, HISTOGRAM, Metrics, kind_of
from demesne.server.telemetry import Span, Telemetry

NAME: Final = "demesne"
NONE: Final = "none"
FAREWELL_SECONDS: Final = 3.0


class Collected(Telemetry):
    """Spans and figures for two providers."""

    def __init__(self, metrics: Metrics, tracers: TracerProvider, meters: MeterProvider) -> None:
        self._tracers, self._meters = tracers, meters
        self._tracer = tracers.get_tracer(NAME)
        self._histograms: dict[str, Histogram] = {}
        meter = meters.get_meter(NAME)
        for name, text in HELP.items():
            if kind_of(name) == HISTOGRAM:
                self._histograms[name] = meter.create_histogram(
                    name, "s", text, explicit_bucket_boundaries_advisory=BOUNDS
                )
            elif kind_of(name) == COUNTER:
                meter.create_observable_counter(name, [_read(metrics, name)], "1", text)
            else:
                meter.create_observable_gauge(name, [_read(metrics, name)], "1", text)
        metrics.listener = self._observe

    def span(self, name: str, **attributes: str) -> AbstractContextManager[Span]:
        named = {key.replace("_", "."): value for key, value in attributes.items()}
        return self._tracer.start_as_current_span(name, attributes=named)

    def close(self) -> None:
        # Where nobody listens, it would be tried again and again.
        sending = threading.Thread(target=self._shut_down, daemon=True)
        sending.start()
        sending.join(FAREWELL_SECONDS)

    def _shut_down(self) -> None:
        self._tracers.shutdown()
        self._meters.shutdown()

    def _observe(self, name: str, value: float) -> None:
        self._histograms[name].record(value)


def _read(metrics: Metrics, name: str) -> Callable[[CallbackOptions], Iterable[Observation]]:
    def read(_: CallbackOptions) -> Iterable[Observation]:
        return [Observation(value, labels) for labels, value in metrics.values(name)]

    return read


def collected(metrics: Metrics, variables: Mapping[str, str]) -> Telemetry:
    """Providers as the variables want them; the libraries read most of those themselves."""
    resource = Resource.create()
    if str(resource.attributes["service.name"]).startswith("unknown_service"):
        resource = resource.merge(Resource({"service.name": NAME}))
    tracers = TracerProvider(resource=resource, shutdown_on_exit=False)
    for exporter in _exporters("traces", variables):
        tracers.add_span_processor(BatchSpanProcessor(exporter))
    readers: list[MetricReader] = [
        PeriodicExportingMetricReader(exporter) for exporter in _exporters("metrics", variables)
    ]
    log.info("telemetry", extra={"service": resource.attributes["service.name"]})
    meters = MeterProvider(readers, resource, shutdown_on_exit=False)
    return Collected(metrics, tracers, meters)


def _exporters(what: str, variables: Mapping[str, str]) -> list[Any]:
    """Those of the packages that are installed; StartError when one is not."""
    found = []
    names = variables.get(f"OTEL_{what.upper()}_EXPORTER") or "otlp"
    for name in map(str.strip, names.split(",")):
        if name == NONE:
            continue
        if name == "otlp":
            name = "otlp_proto_grpc" if _protocol(what, variables) == "grpc" else "otlp_proto_http"
        points = entry_points(group=f"opentelemetry_{what}_exporter", name=name)
        if not points:
            raise StartError(
                f"OTEL_{what.upper()}_EXPORTER asks for {name}, and no such exporter is installed. "
                "Demesne brings `otlp` over http/protobuf: pip install 'demesne[otel]'"
            )
        found.append(next(iter(points)).load()())
    return found


def _protocol(what: str, variables: Mapping[str, str]) -> str:
    general = variables.get("OTEL_EXPORTER_OTLP_PROTOCOL", "")
    return variables.get(f"OTEL_EXPORTER_OTLP_{what.upper()}_PROTOCOL") or general
