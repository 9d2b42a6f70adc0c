"""What requests have in common: the services, who asks, which table, and how often they may."""

from functools import partial

from starlette.requests import HTTPConnection, Request

from speeltafel.server.access.cookies import cookie_of
from speeltafel.server.access.rate_limits import client_address
from speeltafel.server.errors import NoPerson, NoTable
from speeltafel.server.services import Services
from speeltafel.server.table.ids import is_name
from speeltafel.server.table.table import Table
from speeltafel.server.tables.lobby import Offload


def services_of(connection: HTTPConnection) -> Services:
    services: Services = connection.app.state.services
    return services


def person_of(connection: HTTPConnection) -> str | None:
    return services_of(connection).cookies.person(cookie_of(connection))


def known_person(connection: HTTPConnection) -> str:
    person = person_of(connection)
    if person is None:
        raise NoPerson
    return person


def counted_person(request: Request) -> str:
    """Who asks, within their rate limit."""
    person = known_person(request)
    services_of(request).messages.take(person)
    return person


def count_request(request: Request) -> None:
    """For requests that need no cookie: those without one are counted by their address."""
    services_of(request).messages.take(person_of(request) or client_address(request.scope))


def count_join(request: Request) -> None:
    services_of(request).joins.take(client_address(request.scope))


def offload(request: Request) -> Offload:
    """Takes work that would hold up everybody else to the queue."""
    return partial(services_of(request).work.run, client_address(request.scope))


def table_name(connection: HTTPConnection) -> str:
    """The table in the path. What can't be a name is not looked up."""
    name: str = connection.path_params["table"]
    if not is_name(name):
        raise NoTable
    return name


async def table_of(request: Request) -> tuple[Table, int]:
    """The table in the path, and the number of the member who asks."""
    person = counted_person(request)
    return await services_of(request).repository.table_of(table_name(request), person)
