import type { ReactNode, Ref } from 'react'
import styles from './StepButtons.module.css'

/** Row of the buttons of a step; on a phone they fill its width. */
export function StepButtons({ ref, children }: Readonly<{ ref?: Ref<HTMLDivElement>; children: ReactNode }>) {
  return (
    <div ref={ref} className={styles.buttons}>
      {children}
    </div>
  )
}
