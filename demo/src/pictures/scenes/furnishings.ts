import type { Solid } from '../solids/solid.ts'
import { BLACK_STEEL, OAK, prop, WOOL } from './props.ts'

export const art = ([x, y, z]: readonly [number, number, number], variant: number, [w, h] = [56, 74]): Solid[] =>
  prop(
    'pictureFrame',
    {
      primary: variant % 2 ? OAK : BLACK_STEEL,
      secondary: { material: 'paper', color: '#8d9a86' },
      variant,
      size: [w, h, 3],
    },
    { at: [x, y, z + 1.8] },
  )

export const greenery = (x: number, z: number, height: number): Solid[] =>
  prop(
    'plantPot',
    { primary: { material: 'ceramic', color: '#e9e1d4' }, variant: 0, size: [height * 0.34, height, height * 0.34] },
    { at: [x, 0, z] },
  )

export const rug = ([width, depth]: readonly [number, number], z: number, seed: number): Solid[] =>
  prop(
    'rug',
    {
      primary: WOOL,
      secondary: { material: 'wool', color: '#b9a890' },
      variant: seed % 2 ? 0 : 2,
      size: [width, 2, depth],
    },
    { at: [0, 0, z] },
  )

/** A frame of the given side around the thing, its feet a little above the lower edge. */
export function windowAround(side: number, lift = 0) {
  return { left: -side / 2, right: side / 2, bottom: lift - side * 0.2, top: lift + side * 0.8 }
}
