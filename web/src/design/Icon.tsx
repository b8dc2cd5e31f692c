import { ICON_PATHS, type IconName } from './iconPaths.ts'
import styles from './Icon.module.css'

type Props = Readonly<{
  name: IconName
  /** Pixels of the square; 24 unless told. */
  size?: number
}>

/** A line drawing of one thing. Says nothing to a screen reader: the text beside it, or its button's label, does. */
export function Icon({ name, size = 24 }: Props) {
  return (
    <svg className={styles.icon} width={size} height={size} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={ICON_PATHS[name]} />
    </svg>
  )
}
