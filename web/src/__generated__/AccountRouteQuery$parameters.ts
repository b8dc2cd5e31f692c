/**
 * @generated SignedSource<<02527dadc7ef2d01404be13d4f31a186>>
 * @relayHash 48aa380300b1d216e16514e7ba3fbdc9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e1336309287807aee93351f19c4d1cd6bb69c6baae253c251c313e95151f9285

import { PreloadableConcreteRequest } from 'relay-runtime';
import { AccountRouteQuery } from './AccountRouteQuery.graphql';

const node: PreloadableConcreteRequest<AccountRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e1336309287807aee93351f19c4d1cd6bb69c6baae253c251c313e95151f9285",
    "metadata": {},
    "name": "AccountRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
