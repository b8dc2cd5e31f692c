import { SCENE_WIDTHS } from './pictureSources.ts'
import { ResponsivePicture } from './ResponsivePicture.tsx'

type Props = Readonly<{
  /** Name of a room: `living-room`, `bedroom`, `dining-room`, `terrace`. */
  scene: string
  sizes: string
  isPriority?: boolean
  className?: string | undefined
}>

const SCENE_RATIO = 16 / 9

/** Wide decorative picture of a room; the text beside it carries the content. */
export function ScenePicture({ scene, ...rest }: Props) {
  return <ResponsivePicture {...rest} path={`scenes/${scene}`} alt="" widths={SCENE_WIDTHS} ratio={SCENE_RATIO} />
}
