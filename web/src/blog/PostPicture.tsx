import { graphql, useFragment } from 'react-relay/hooks'
import type { PostPicture_image$key } from '../__generated__/PostPicture_image.graphql'
import { SCENE_WIDTHS } from '../design/pictures/pictureSources.ts'
import { ResponsivePicture } from '../design/pictures/ResponsivePicture.tsx'

type Props = Readonly<{
  image: PostPicture_image$key
  sizes: string
  /** True if the text beside it says the same. */
  isDecorative?: boolean
  isPriority?: boolean
  className?: string | undefined
}>

const RATIO = 16 / 9

/** Wide picture of a post. */
export function PostPicture({ image, isDecorative = false, ...rest }: Props) {
  const { path, alt, placeholderColor } = useFragment(
    graphql`
      fragment PostPicture_image on CmsImage {
        path
        alt
        placeholderColor
      }
    `,
    image,
  )
  return (
    <ResponsivePicture
      {...rest}
      path={path}
      alt={isDecorative ? '' : alt}
      placeholderColor={placeholderColor}
      widths={SCENE_WIDTHS}
      ratio={RATIO}
    />
  )
}
