/** Red, green, blue, 0..255. */
export type Rgb = readonly [number, number, number]

/** Reads `#rrggbb`; anything else is a warm grey, because a picture must not fail over a colour. */
export function rgbOf(hex: string): Rgb {
  if (!/^#[0-9a-f]{6}$/i.test(hex)) return [176, 168, 158]
  const value = Number.parseInt(hex.slice(1), 16)
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255]
}

export function hexOf(color: Rgb): string {
  return `#${color
    .map((part) =>
      Math.max(0, Math.min(255, Math.round(part)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}

export function mixed(a: Rgb, b: Rgb, share: number): Rgb {
  return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share, a[2] + (b[2] - a[2]) * share]
}

const LIGHT: Rgb = [255, 252, 246]

/** The colour under `light`: 1 is as it is, below it falls into a warm shade, above it runs into the light's white. */
export function lit(color: Rgb, light: number): Rgb {
  if (light > 1) return mixed(color, LIGHT, Math.min(1, (light - 1) / 0.8))
  const shade = Math.max(0, light)
  return [color[0] * shade ** 0.94, color[1] * shade, color[2] * shade ** 1.05]
}

/** 0 black to 1 white, as the eye weighs the channels. */
export function brightness(color: Rgb): number {
  return (color[0] * 0.299 + color[1] * 0.587 + color[2] * 0.114) / 255
}
