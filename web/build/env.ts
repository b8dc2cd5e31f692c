/** The bundler believes `NODE_ENV` of whoever starts it, and would put React's development code into the bundles. */
export function buildForProduction(): void {
  process.env['NODE_ENV'] = 'production'
}
