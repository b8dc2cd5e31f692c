import { ModalFrame, type ModalFrameProps } from './ModalFrame.tsx'
import styles from './Dialog.module.css'

type Props = Omit<ModalFrameProps, 'className'> & Readonly<{ size?: 'medium' | 'full' }>

/** Modal dialog in the middle of the page. */
export function Dialog({ size = 'medium', ...frame }: Props) {
  return <ModalFrame {...frame} className={`${styles.dialog} ${styles[size]}`} />
}
