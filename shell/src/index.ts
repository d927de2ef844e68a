// An asynchronous boundary: shared modules are agreed on before any of them runs.
void import('./bootstrap');
