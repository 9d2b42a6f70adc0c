"""The rules stand on the standard library and on what mypyc brings, and on nothing else."""

import sys

import grimp

ALLOWED = {"librt", "mypy_extensions", "speeltafel"} | sys.stdlib_module_names


def test_rules_import_no_third_party_package_but_those_of_mypyc() -> None:
    graph = grimp.build_graph("speeltafel", include_external_packages=True, cache_dir=None)
    rules = [
        module
        for module in graph.modules
        if module.startswith(("speeltafel.engine", "speeltafel.games"))
    ]
    assert rules
    strange = {
        (module, imported)
        for module in rules
        for imported in graph.find_modules_directly_imported_by(module)
        if imported.partition(".")[0] not in ALLOWED
    }
    assert strange == set()
