const RFC = /^[A-ZÑ&]{3,4}(\d{2})(\d{2})(\d{2})[A-Z\d]{2}[A\d]$/
/** The general tax numbers of the public and of foreigners belong to no company. */
const GENERAL: ReadonlySet<string> = new Set(['XAXX010101000', 'XEXX010101000'])
const SOME_CENTURY = 2_000

/** True for a clean RFC of a company or a person: letters, a day that exists, and three characters of the tax office. */
export function isCompanyTaxId(text: string): boolean {
  const [, year, month, day] = RFC.exec(text) ?? []
  const date = new Date(Date.UTC(SOME_CENTURY + Number(year), Number(month) - 1, Number(day)))
  return !GENERAL.has(text) && date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day)
}
