import { IMAGE_PATH_MAX_CHARACTERS, IMAGE_SIDE_MAX_PX, SCENE_SIDE_MAX_PX } from './limits.ts'
import { drawnSize } from './drawnSize.ts'
import { SCENES_FOLDER } from './pictureSource.ts'

export const IMAGE_ACTIONS = ['resize', 'fit', 'identify'] as const
export type ImageAction = (typeof IMAGE_ACTIONS)[number]
export const IMAGE_FORMATS = ['avif', 'webp', 'jpg', 'png', 'svg'] as const
export type ImageFormat = (typeof IMAGE_FORMATS)[number]

/**
 * A request that was understood: `path` starts with a slash and has lost its ending, `format` is that ending, width and
 * height are a size that the storefront uses.
 */
export type ImageRequest = Readonly<{
  width: number
  height: number
  action: ImageAction
  path: string
  format: ImageFormat
}>
export type RefusedImage = Readonly<{ refusal: string }>

export const REFUSALS = {
  parameters:
    'Please provide following parameters: /img/<type>/<width>/<height>/<action:fit,resize,identify>/<relative_url> or ?url=&width=&height=&action=',
  size: `Width and height must have a value between 0 and ${IMAGE_SIDE_MAX_PX}`,
  type: 'Unsupported file type',
  host: 'Host is not allowed',
} as const

/** Parts of an image address, not yet validated. */
export type RawImageRequest = Readonly<{ width: string; height: string; action: string; path: string }>

/** Reads the parts of an image address; a part that is not allowed gives the text for the client instead. */
export function parseImageRequest(raw: RawImageRequest): ImageRequest | RefusedImage {
  const action = IMAGE_ACTIONS.find((name) => name === raw.action)
  if (!action || raw.path === '') return { refusal: REFUSALS.parameters }
  if (!isOwnPath(raw.path)) return { refusal: REFUSALS.host }
  const format = formatOf(raw.path)
  if (!format) return { refusal: REFUSALS.type }
  const path = raw.path.slice(0, raw.path.lastIndexOf('.'))
  const limit = path.startsWith(SCENES_FOLDER) ? SCENE_SIDE_MAX_PX : IMAGE_SIDE_MAX_PX
  const [width, height] = [sideOf(raw.width, limit), sideOf(raw.height, limit)]
  if (width === null || height === null) return { refusal: REFUSALS.size }
  // A drawing that is sent as it is has no size.
  const size = format === 'svg' ? { width: 0, height: 0 } : drawnSize(path, { width, height })
  return { ...size, action, path, format }
}

/** Only paths of our own: no scheme, no host, no way up, nothing that a file system or a log would read otherwise. */
function isOwnPath(path: string): boolean {
  return (
    path.length <= IMAGE_PATH_MAX_CHARACTERS &&
    /^\/[\p{L}\p{N}._/-]+$/u.test(path) &&
    !path.includes('//') &&
    !path.includes('..')
  )
}

function formatOf(path: string): ImageFormat | null {
  const ending = /\.([a-z]+)$/i.exec(path)?.[1]?.toLowerCase()
  if (ending === 'jpeg') return 'jpg'
  return IMAGE_FORMATS.find((format) => format === ending) ?? null
}

/** Whole pixels, 0 meaning as it comes. */
function sideOf(text: string, limit: number): number | null {
  if (!/^\d{1,4}$/.test(text)) return null
  const side = Number(text)
  return side <= limit ? side : null
}
