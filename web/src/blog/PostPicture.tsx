import { graphql, useFragment } from 'react-relay/hooks'
import type { PostPicture_image$key } from '../__generated__/PostPicture_image.graphql'
import { classNames } from '../design/classNames.ts'
import { ResponsivePicture } from '../design/pictures/ResponsivePicture.tsx'
import styles from './PostPicture.module.css'

type Props = Readonly<{
  image: PostPicture_image$key
  sizes: string
  /** True if the text beside it says the same. */
  isDecorative?: boolean
  isPriority?: boolean
  className?: string | undefined
}>

/** Widths that the image service has of every picture, an editorial room's and a product's. */
const WIDTHS = [480, 800, 1024] as const
const RATIO = 16 / 9

/** Wide picture of a post. */
export function PostPicture({ image, isDecorative = false, className, ...rest }: Props) {
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
      className={classNames(styles.wide, className)}
      path={path}
      alt={isDecorative ? '' : alt}
      placeholderColor={placeholderColor}
      widths={WIDTHS}
      ratio={RATIO}
    />
  )
}
