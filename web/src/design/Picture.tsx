import { graphql, useFragment } from 'react-relay/hooks'
import type { Picture_media$key } from '../__generated__/Picture_media.graphql'
import { PICTURE_WIDTHS } from './pictureSources.ts'
import { ResponsivePicture } from './ResponsivePicture.tsx'

type Props = Readonly<{
  media: Picture_media$key
  /** How wide it is drawn, as the `sizes` attribute wants it. */
  sizes: string
  /** True where the text beside it says what it shows. */
  isDecorative?: boolean
  isPriority?: boolean
  className?: string
}>

/** A product's or category's picture, square. */
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
