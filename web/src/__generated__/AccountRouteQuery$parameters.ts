/**
 * @generated SignedSource<<00e53202e04383d11e356a87f38de9ca>>
 * @relayHash 48050cffb7a87d34ce61c7252e7a8d20
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 109ba79c333de803701cc5a437e965c1215edff97dd22eece071797cc1599d34

import { PreloadableConcreteRequest } from 'relay-runtime';
import { AccountRouteQuery } from './AccountRouteQuery.graphql';

const node: PreloadableConcreteRequest<AccountRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "109ba79c333de803701cc5a437e965c1215edff97dd22eece071797cc1599d34",
    "metadata": {},
    "name": "AccountRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
