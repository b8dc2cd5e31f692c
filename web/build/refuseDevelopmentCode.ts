/**
 * Throws where built code still asks for `NODE_ENV`: it contains the development copies of its libraries, and asks the
 * process' environment, which is slow, in many functions of every page.
 */
export function refuseDevelopmentCode(name: string, code: string): void {
  const count = code.split('process.env.NODE_ENV').length - 1
  if (count > 0) throw new Error(`${name} asks for NODE_ENV in ${count} places: define it in its build.`)
}
