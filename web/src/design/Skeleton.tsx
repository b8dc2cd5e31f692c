import styles from './Skeleton.module.css'

type Props = Readonly<{
  /** CSS length; default: the whole line. */
  width?: string
  /** CSS length; default: one line of text. */
  height?: string
  /** Aspect ratio in place of `height`, for example `1 / 1`. */
  ratio?: string
}>

/** Placeholder of content that is loading. Hidden from screen readers: the loading part sets `aria-busy` itself. */
export function Skeleton({ width = '100%', height = '1em', ratio }: Props) {
  const size = ratio ? { width, aspectRatio: ratio } : { width, height }
  return <span className={styles.skeleton} style={size} aria-hidden="true" />
}
