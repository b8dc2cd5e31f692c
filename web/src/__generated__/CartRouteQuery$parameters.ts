/**
 * @generated SignedSource<<1ecc27c6489d52e35cf2e00716edb340>>
 * @relayHash 73e2195b0548c28a0f73d486da95aeb1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0573e0c607bbe52f8ad5ce670a3022d028c087d89cd689226bc50625bc007370

import { PreloadableConcreteRequest } from 'relay-runtime';
import { CartRouteQuery } from './CartRouteQuery.graphql';

const node: PreloadableConcreteRequest<CartRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0573e0c607bbe52f8ad5ce670a3022d028c087d89cd689226bc50625bc007370",
    "metadata": {},
    "name": "CartRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
