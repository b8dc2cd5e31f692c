/**
 * @generated SignedSource<<3477d1002a02f4bba08e5ddfaf200942>>
 * @relayHash 94f7d394fe54045fa0156dc3a65a7625
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1da39c5247df99d1037b0354ae5a90962c6c952a609b1786ccc4c59aba08269b

import { PreloadableConcreteRequest } from 'relay-runtime';
import { CartRouteQuery } from './CartRouteQuery.graphql';

const node: PreloadableConcreteRequest<CartRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1da39c5247df99d1037b0354ae5a90962c6c952a609b1786ccc4c59aba08269b",
    "metadata": {},
    "name": "CartRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
