import { createHash } from 'node:crypto'

const COLOUR_LENGTH = 6

/** Draws an area in a colour that follows from the subject, to be stretched to any size. */
export function draw(subject: unknown): string {
  const hash = createHash('sha256').update(JSON.stringify(subject)).digest('hex')
  const colour = `#${hash.slice(0, COLOUR_LENGTH)}`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8" preserveAspectRatio="none" width="8" height="8"><rect width="8" height="8" fill="${colour}"/></svg>`
}
