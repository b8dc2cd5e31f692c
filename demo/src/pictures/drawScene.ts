import { paintSolid } from './solids/paintSolid.ts'
import type { Camera } from './solids/camera.ts'
import { blockersOf } from './solids/light.ts'
import { floorShadow } from './solids/floorShadow.ts'
import { paintOrder } from './solids/paintOrder.ts'
import { projectSolid } from './solids/projectSolid.ts'
import type { Solid } from './solids/solid.ts'

export type Scene = Readonly<{
  solids: readonly Solid[]
  camera: Camera
  width: number
  height: number
  /** Centimetres: how far things darken each other and how wide shadows are. */
  size: number
  /** SVG behind everything: ground, wall, floor. */
  backdrop: string
  /** SVG over everything, such as the glow of a lamp. */
  overlay?: string
  /** Where the wall stands that things throw a shadow on, when there is one. */
  wallZ?: number
  /** Pixels per centimetre near the middle, for the softness of shadows. */
  pixelsPerCm: number
  /** Picture units that one pixel of the output covers, at least 1: detail below a pixel is not drawn. */
  coarseness: number
}>

/** Handles and knobs darken nothing that one would see; each would cost as much as a sofa. */
const SMALLEST_OCCLUDER = 0.018

/** The whole picture as SVG text. The same scene always gives the same text. */
export function drawScene(scene: Scene): string {
  const { solids, camera, width, height } = scene
  const occluders = solids.flatMap((solid) =>
    solid.surface.finish.opacity < 1 || solid.shadowless ? [] : solid.occluders,
  )
  const large = occluders.filter(({ half }) => Math.hypot(...half) > scene.size * SMALLEST_OCCLUDER)
  const stage = { camera, occluders: blockersOf(large), size: scene.size, width, height }
  const ordered = paintOrder(solids.map((solid) => projectSolid(solid, stage)))
  const scale = { zoom: scene.pixelsPerCm, coarseness: scene.coarseness }
  const body = ordered.map((solid) => paintSolid(solid, camera, scale)).join('')
  const shadow = floorShadow(solids, camera, { size: scene.size, wallZ: scene.wallZ })
  // Paths are in tenths of a unit.
  const soft = scene.size * scene.pixelsPerCm * 10
  // As large as the picture and no larger: a renderer computes all of a filter's region, seen or not.
  const region = `filterUnits="userSpaceOnUse" x="0" y="0" width="${width * 10}" height="${height * 10}"`
  const blur = (id: string, deviation: number) =>
    `<filter id="${id}" ${region} color-interpolation-filters="sRGB"><feGaussianBlur stdDeviation="${deviation.toFixed(1)}"/></filter>`
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
    `<defs>${blur('cast', soft * 0.03)}${blur('contact', soft * 0.009)}</defs>${scene.backdrop}` +
    // Both far shadows through one filter: blurring a whole picture costs more than drawing it.
    `<g transform="scale(.1)" filter="url(#cast)"><path d="${shadow.wall}" fill="#3a2a1c" fill-opacity=".15"/>` +
    `<path d="${shadow.cast}" fill="#3a2a1c" fill-opacity=".21"/></g>` +
    `<path d="${shadow.contact}" transform="scale(.1)" fill="#2a1c12" fill-opacity=".36" filter="url(#contact)"/>` +
    `<g transform="scale(.1)">${body}</g>${scene.overlay ?? ''}</svg>`
  )
}
