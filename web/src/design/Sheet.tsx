import { classNames } from './classNames.ts'
import { ModalFrame, type ModalFrameProps } from './ModalFrame.tsx'
import styles from './Sheet.module.css'

type Props = Omit<ModalFrameProps, 'className'> &
  Readonly<{
    /** Edge that it comes from; `end` unless told. */
    side?: 'start' | 'end' | 'bottom'
  }>

/** A panel that slides over the page from an edge: cart, menu, filters. */
export function Sheet({ side = 'end', ...frame }: Props) {
  return <ModalFrame {...frame} className={classNames(styles.sheet, styles[side])} />
}
