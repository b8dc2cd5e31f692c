import { preload } from 'react-dom'
import { pictureSourceSet, pictureUrl } from './pictureSources.ts'
import styles from './ResponsivePicture.module.css'

type Props = Readonly<{
  path: string
  /** Empty if the text beside it says the same. */
  alt: string
  /** Placeholder colour while it loads. */
  placeholderColor?: string
  /** Display width, as the value of the `sizes` attribute. */
  sizes: string
  widths: readonly number[]
  /** Width divided by height. */
  ratio: number
  /** True for the page's first large picture, which is loaded with high priority. */
  isPriority?: boolean
  className?: string | undefined
}>

/** Picture in several formats and sizes for the browser to choose from. Reserves its space before it loads. */
export function ResponsivePicture({ path, alt, placeholderColor, sizes, widths, ratio, ...rest }: Props) {
  const { isPriority = false, className = '' } = rest
  const shape = { widths, ratio }
  const width = widths[Math.floor(widths.length / 2)] ?? 400
  const height = Math.round(width / ratio)
  if (isPriority) {
    preload(pictureUrl(path, { width, height }, 'avif'), {
      as: 'image',
      type: 'image/avif',
      imageSrcSet: pictureSourceSet(path, 'avif', shape),
      imageSizes: sizes,
      fetchPriority: 'high',
    })
  }
  return (
    <picture className={`${styles.picture} ${className}`} style={{ backgroundColor: placeholderColor }}>
      <source type="image/avif" srcSet={pictureSourceSet(path, 'avif', shape)} sizes={sizes} />
      <source type="image/webp" srcSet={pictureSourceSet(path, 'webp', shape)} sizes={sizes} />
      <img
        src={pictureUrl(path, { width, height }, 'jpg')}
        srcSet={pictureSourceSet(path, 'jpg', shape)}
        sizes={sizes}
        width={width}
        height={height}
        alt={alt}
        loading={isPriority ? 'eager' : 'lazy'}
        fetchPriority={isPriority ? 'high' : 'auto'}
        decoding={isPriority ? 'sync' : 'async'}
      />
    </picture>
  )
}
