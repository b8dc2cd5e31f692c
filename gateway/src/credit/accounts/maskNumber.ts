const WHOLE = /^C\d{8}$/
const SHOWN_CHARACTERS = 5

/** Masks the number of an account as the platform does: `C1000•••6`. A masked number stays as it is. */
export function maskNumber(number: string): string {
  return WHOLE.test(number) ? `${number.slice(0, SHOWN_CHARACTERS)}•••${number.slice(-1)}` : number
}
