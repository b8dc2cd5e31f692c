import { setTimeout as sleep } from 'node:timers/promises'
import { parseImageRequest } from './imageRequest.ts'
import { WARM_UP_DELAY_MS, WARM_UP_MAX_PICTURES, WARM_UP_STEP_BACK_MS } from './limits.ts'
import type { PictureService } from './pictureService.ts'
import { SCENES_FOLDER } from './pictureSource.ts'

/** Picture sizes of the shop's home page: scenes across the page, categories as tiles. */
const SCENE_SIZES = [
  [800, 450],
  [1200, 675],
  [1600, 900],
  [480, 270],
] as const
const TILE_SIDES = [200, 400] as const

export type WarmUpOptions = Readonly<{
  /** Names of the editorial scenes. */
  scenes: readonly string[]
  /** Stored paths of the pictures that categories show, such as `/s/sofa-oslo/gris-lino/three-quarter.jpg`. */
  categoryPictures: () => Promise<readonly string[]>
  /** Paths of the pictures of furnished rooms, without endings; drawn after those of the home page. */
  roomPictures?: () => Promise<readonly string[]>
  log: (message: string) => void
  delayMs?: number
  stepBackMs?: number
}>

/**
 * Draws the pictures of the home page and of rooms before their first visitor requests them, one at a time and only while no request
 * waits for a picture. Ends after the last one, at the first failure, and when stopped.
 */
export function warmUpPictures(
  service: PictureService,
  options: WarmUpOptions,
): Readonly<{ stop: () => Promise<void> }> {
  const stopping = new AbortController()
  const { signal } = stopping
  const { delayMs = WARM_UP_DELAY_MS, stepBackMs = WARM_UP_STEP_BACK_MS, log } = options
  const run = async (): Promise<void> => {
    await sleep(delayMs, undefined, { signal, ref: false })
    const wanted = [
      ...wideAddresses(options.scenes.map((scene) => `${SCENES_FOLDER}${scene}`)),
      ...tileAddresses(await options.categoryPictures()),
      ...wideAddresses((await options.roomPictures?.()) ?? []),
    ]
    const startedAt = performance.now()
    for (const address of wanted.slice(0, WARM_UP_MAX_PICTURES)) {
      while (!service.isIdle()) await sleep(stepBackMs, undefined, { signal, ref: false })
      signal.throwIfAborted()
      await drawAhead(service, address)
    }
    log(`drew the pictures of the home page in ${Math.round((performance.now() - startedAt) / 1000)} s`)
  }
  const running = run().catch((error: unknown) => {
    if (!signal.aborted) log(`stopped drawing ahead: ${error instanceof Error ? error.message : String(error)}`)
  })
  return {
    stop: () => {
      stopping.abort()
      return running
    },
  }
}

type Address = Readonly<{ path: string; width: number; height: number }>

function wideAddresses(paths: readonly string[]): Address[] {
  return SCENE_SIZES.flatMap(([width, height]) => paths.map((path) => ({ path, width, height })))
}

function tileAddresses(paths: readonly string[]): Address[] {
  return TILE_SIDES.flatMap((side) =>
    paths.map((path) => ({ path: path.replace(/\.[a-z]+$/, ''), width: side, height: side })),
  )
}

/** AVIF alone: nearly every browser takes it. */
async function drawAhead(service: PictureService, { path, width, height }: Address): Promise<void> {
  const raw = { width: String(width), height: String(height), action: 'fit', path: `${path}.avif` }
  const request = parseImageRequest(raw)
  if ('refusal' in request) return
  const drawing = await service.find(request.path)
  if (drawing) await service.make(drawing, request)
}
