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

/** A wide picture of a room. It sets a mood; the words beside it say what there is to say. */
export function ScenePicture({ scene, ...rest }: Props) {
  return <ResponsivePicture {...rest} path={`scenes/${scene}`} alt="" widths={SCENE_WIDTHS} ratio={SCENE_RATIO} />
}
