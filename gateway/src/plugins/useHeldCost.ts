import { type GatewayPlugin, known } from './visit.ts'

/** Holds a part of the operation's maximum cost while it runs, from its caller and its session. */
export function useHeldCost(): GatewayPlugin {
  return {
    onContextBuilding({ context: { visit } }) {
      const session = known(visit.session)
      return known(visit.meter).hold(known(visit.admitted).cost.requested, session.isKnown ? session.id : null)
    },
  }
}
