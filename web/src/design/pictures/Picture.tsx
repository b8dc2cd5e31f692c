import { graphql, useFragment } from 'react-relay/hooks'
import type { Picture_media$key } from '../../__generated__/Picture_media.graphql'
import { PICTURE_WIDTHS } from './pictureSources.ts'
import { ResponsivePicture } from './ResponsivePicture.tsx'

type Props = Readonly<{
  media: Picture_media$key
  /** Display width, as the value of the `sizes` attribute. */
  sizes: string
  /** True if the text beside it describes the picture. */
  isDecorative?: boolean
  isPriority?: boolean
  className?: string
}>

/** Square picture of a product or category. */
export function Picture({ media, isDecorative = false, ...rest }: Props) {
  const { path, alt, placeholderColor } = useFragment(
    graphql`
      fragment Picture_media on ProductMedia {
        path
        alt
        placeholderColor
      }
    `,
    media,
  )
  return (
    <ResponsivePicture
      {...rest}
      path={path}
      alt={isDecorative ? '' : alt}
      placeholderColor={placeholderColor}
      widths={PICTURE_WIDTHS}
      ratio={1}
    />
  )
}
