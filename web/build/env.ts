/** Sets `NODE_ENV` to `production`: the bundler uses the caller's value and would bundle React's development code. */
export function buildForProduction(): void {
  process.env['NODE_ENV'] = 'production'
}
