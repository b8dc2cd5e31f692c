/** Draws a rectangle whose colour follows from the subject. */
export function draw(subject: unknown): string {
  const hue = Array.from(String(subject)).reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % 360
  const isScene = /^(living-room|bedroom|dining-room|terrace)$/.test(String(subject))
  const size = isScene ? 'width="1600" height="900"' : 'width="1200" height="1200"'
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${isScene ? '1600 900' : '1200 1200'}" ${size}><rect ${size} fill="hsl(${hue},60%,50%)"/></svg>`
}
