import styles from './Skeleton.module.css'

type Props = Readonly<{
  /** CSS length; the whole line unless told. */
  width?: string
  /** CSS length; one line of text unless told. */
  height?: string
  /** Width by height, in place of `height`: `1 / 1`. */
  ratio?: string
}>

/** Holds the place of something that is still loading. Silent: the part that loads says so itself with `aria-busy`. */
export function Skeleton({ width = '100%', height = '1em', ratio }: Props) {
  const size = ratio ? { width, aspectRatio: ratio } : { width, height }
  return <span className={styles.skeleton} style={size} aria-hidden="true" />
}
