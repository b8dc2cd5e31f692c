import { readFileSync } from 'node:fs'

/** Error of a file that a variable names: the variable, the file, and the fault in it. */
export class BadSettingsFile extends Error {
  override name = 'BadSettingsFile'

  constructor(variable: string, file: string, fault: string) {
    super(`${variable} ${file}: ${fault}`)
  }
}

/** Returns the JSON of a file that a variable names. Throws BadSettingsFile if it is missing or no JSON. */
export function readSettingsFile(variable: string, file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    throw new BadSettingsFile(variable, file, error instanceof Error ? error.message : String(error))
  }
}
