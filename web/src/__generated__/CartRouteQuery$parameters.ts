/**
 * @generated SignedSource<<3e9bd09420ba1165f4f37683307f2d58>>
 * @relayHash 3f95000fb9ea4244688d4a5b801426f4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3186c76125c009118db0bd86e93a991e4b92efe29e71a7a980d36cc1e06a4354

import { PreloadableConcreteRequest } from 'relay-runtime';
import { CartRouteQuery } from './CartRouteQuery.graphql';

const node: PreloadableConcreteRequest<CartRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3186c76125c009118db0bd86e93a991e4b92efe29e71a7a980d36cc1e06a4354",
    "metadata": {},
    "name": "CartRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
