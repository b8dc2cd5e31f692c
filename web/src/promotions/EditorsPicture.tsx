import { graphql, useFragment } from 'react-relay/hooks'
import type { EditorsPicture_image$key } from '../__generated__/EditorsPicture_image.graphql'
import { classNames } from '../design/classNames.ts'
import { ResponsivePicture } from '../design/pictures/ResponsivePicture.tsx'
import styles from './EditorsPicture.module.css'

/** Widths of the image service for any picture; rooms could be wider. */
const WIDTHS = [480, 800, 1024] as const
const RATIO = 16 / 9

type Props = Readonly<{
  image: EditorsPicture_image$key
  sizes: string
  isPriority?: boolean
  /** True if the text beside it says the same. */
  isDecorative?: boolean
  className?: string | undefined
}>

/** Wide picture that editors chose. */
export function EditorsPicture({ image, isDecorative = false, className, ...rest }: Props) {
  const { path, alt, placeholderColor } = useFragment(
    graphql`
      fragment EditorsPicture_image on CmsImage {
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
      widths={WIDTHS}
      ratio={RATIO}
      className={classNames(styles.picture, className)}
    />
  )
}
