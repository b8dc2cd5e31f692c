import { hexOf, mixed, rgbOf } from '../materials/colour.ts'
import type { Camera } from '../solids/camera.ts'
import type { Vec3 } from '../solids/vector.ts'

/** The colours of a room. `tiles` and `deck` change the material of wall and floor. */
export type Mood = Readonly<{ wall: string; floor: string; kind: 'room' | 'kitchen' | 'terrace' }>

export const MOODS: readonly Mood[] = [
  { wall: '#ece4d8', floor: '#c9a67c', kind: 'room' },
  { wall: '#c9cdbd', floor: '#c4a079', kind: 'room' },
  { wall: '#dcc3ae', floor: '#b98f66', kind: 'room' },
  { wall: '#c3ccd0', floor: '#c8a984', kind: 'room' },
  { wall: '#e3d9cf', floor: '#a98562', kind: 'room' },
  { wall: '#d8cfc0', floor: '#cdb291', kind: 'room' },
]
export const KITCHEN: Mood = { wall: '#ebe6dc', floor: '#cfc5b6', kind: 'kitchen' }
export const TERRACE: Mood = { wall: '#e6ddcf', floor: '#b8926a', kind: 'terrace' }

/** `reach`: how far wall and floor go to each side, in centimetres; past the eye there is nothing to project. */
export type Shell = Readonly<{
  camera: Camera
  wallZ: number
  mood: Mood
  width: number
  height: number
  reach: number
}>

/** Wall, floor and the light of a window as SVG, in the perspective of the camera. */
export function drawRoomShell(shell: Shell): string {
  const { mood, camera, wallZ, width, height, reach } = shell
  const wall = quad(camera, [
    [-reach, 0, wallZ],
    [reach, 0, wallZ],
    [reach, reach * 2, wallZ],
    [-reach, reach * 2, wallZ],
  ])
  const { y: floorLine } = camera.project([0, 0, wallZ])
  const tone = (color: string, target: string, share: number) => hexOf(mixed(rgbOf(color), rgbOf(target), share))
  const gradient = (id: string, stops: readonly string[], box: string) =>
    `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" ${box}>${stops.map((color, index) => `<stop offset="${index / (stops.length - 1)}" stop-color="${color}"/>`).join('')}</linearGradient>`
  const defs =
    `<defs>${gradient('wall', [tone(mood.wall, '#ffffff', 0.34), mood.wall, tone(mood.wall, '#5a4a3c', 0.2)], `x1="0" y1="0" x2="${width}" y2="${floorLine}"`)}` +
    `${gradient('floor', [tone(mood.floor, '#3a2a1c', 0.2), mood.floor, tone(mood.floor, '#fff4e4', 0.22)], `x1="0" y1="${floorLine.toFixed(0)}" x2="${width * 0.1}" y2="${height}"`)}` +
    `${gradient('sky', ['#cfe0e6', '#eef0e8', '#f6ead8'], `x1="0" y1="0" x2="0" y2="${floorLine}"`)}` +
    `<filter id="soft" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="${(height * 0.011).toFixed(1)}"/></filter>` +
    `<filter id="haze"><feGaussianBlur stdDeviation="${(height * 0.024).toFixed(1)}"/></filter></defs>`
  const [left, right] = [camera.project([-reach, 0, wallZ]), camera.project([reach, 0, wallZ])]
  const ground = `<path d="M${left.x.toFixed(1)} ${left.y.toFixed(1)}L${right.x.toFixed(1)} ${right.y.toFixed(1)}V${height * 3}H${left.x.toFixed(1)}z" fill="url(#floor)"/>`
  return defs + (mood.kind === 'terrace' ? garden(shell, wall) : indoors(shell, wall)) + ground + boards(shell)
}

function indoors({ camera, wallZ, mood, reach }: Shell, wall: string): string {
  const band = (low: number, high: number) =>
    quad(camera, [
      [-reach, low, wallZ],
      [reach, low, wallZ],
      [reach, high, wallZ],
      [-reach, high, wallZ],
    ])
  const tiles = mood.kind === 'kitchen' ? tileLines(camera, wallZ) : ''
  const pane = (x: number, y: number) =>
    quad(camera, [
      [x, y, wallZ],
      [x + 46, y - 16, wallZ],
      [x + 46, y + 74, wallZ],
      [x, y + 90, wallZ],
    ])
  const window = [
    [-120, 62],
    [-68, 44],
    [-120, 160],
    [-68, 142],
  ]
    .map(([x = 0, y = 0]) => pane(x, y))
    .join('')
  const skirting =
    mood.kind === 'kitchen'
      ? ''
      : `<path d="${band(0, 9)}" fill="#fff" fill-opacity=".5"/><path d="${band(9, 9.8)}" fill="#3a2a1c" fill-opacity=".13"/>`
  return `<path d="${wall}" fill="url(#wall)"/>${tiles}<path d="${window}" fill="#fff6e2" fill-opacity=".34" filter="url(#soft)"/>${skirting}`
}

function tileLines(camera: Camera, wallZ: number): string {
  const line = (from: Vec3, to: Vec3): string => {
    const [a, b] = [camera.project(from), camera.project(to)]
    return `M${a.x.toFixed(1)} ${a.y.toFixed(1)}L${b.x.toFixed(1)} ${b.y.toFixed(1)}`
  }
  const rows = Array.from({ length: 34 }, (_, row) => line([-225, row * 7.5, wallZ], [232.5, row * 7.5, wallZ]))
  const joints = Array.from({ length: 34 }, (_, row) => row).flatMap((row) =>
    Array.from({ length: 30 }, (_, column) => {
      const x = -225 + column * 15 + (row % 2) * 7.5
      return line([x, row * 7.5, wallZ], [x, row * 7.5 + 7.5, wallZ])
    }),
  )
  return `<path d="${rows.join('')}${joints.join('')}" stroke="#fff" stroke-width="1.6" stroke-opacity=".62" fill="none"/>`
}

/** Sky, a hedge out of focus and a low wall. */
function garden({ camera, wallZ, mood, width, height, reach }: Shell, wall: string): string {
  const parapet = quad(camera, [
    [-reach, 0, wallZ],
    [reach, 0, wallZ],
    [reach, 62, wallZ],
    [-reach, 62, wallZ],
  ])
  const cap = quad(camera, [
    [-reach, 62, wallZ],
    [reach, 62, wallZ],
    [reach, 66, wallZ + 4],
    [-reach, 66, wallZ + 4],
  ])
  const hedge = Array.from({ length: 44 }, (_, index) => {
    const { x, y } = camera.project([-400 + index * 19, 70 + ((index * 37) % 7) * 9, wallZ - 60])
    const color = ['#8b9f74', '#9aad82', '#7c9169', '#a8b88f'][index % 4] ?? '#7f9468'
    return `<circle cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" r="${(height * (0.062 + ((index * 13) % 4) * 0.012)).toFixed(0)}" fill="${color}"/>`
  })
  return (
    `<rect width="${width}" height="${height}" fill="url(#sky)"/><g filter="url(#haze)">${hedge.join('')}</g>` +
    `<path d="${parapet}" fill="${mood.wall}"/><path d="${cap}" fill="#f6f0e6"/><path d="${wall}" fill="none"/>`
  )
}

/** Floor boards or tiles as fine lines towards the wall. */
function boards({ camera, wallZ, mood, reach }: Shell): string {
  const step = mood.kind === 'kitchen' ? 45 : 15
  const side = Math.ceil(reach / step) * step
  const near = wallZ + reach * 0.9
  const lines: string[] = []
  const line = (from: Vec3, to: Vec3): void => {
    const [a, b] = [camera.project(from), camera.project(to)]
    lines.push(`M${a.x.toFixed(1)} ${a.y.toFixed(1)}L${b.x.toFixed(1)} ${b.y.toFixed(1)}`)
  }
  for (let x = -side; x <= side; x += step) line([x, 0, wallZ], [x, 0, near])
  if (mood.kind === 'kitchen') for (let z = wallZ + step; z < near; z += step) line([-side, 0, z], [side, 0, z])
  else {
    for (let x = -side; x <= side; x += step) {
      const offset = ((((x / step) * 67) % 5) + 5) * 31
      for (let z = wallZ + 20 + offset; z < near; z += 190) line([x, 0, z], [x + step, 0, z])
    }
  }
  return `<path d="${lines.join('')}" stroke="#4a3220" stroke-opacity=".2" stroke-width="1.4" fill="none"/>`
}

function quad(camera: Camera, corners: readonly Vec3[]): string {
  return `${corners
    .map((corner, index) => {
      const { x, y } = camera.project(corner)
      return `${index === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`
    })
    .join('')}z`
}
