/**
 * @generated SignedSource<<899f3c9bcab4e2001b3685681b6ae590>>
 * @relayHash b5ad94c2bcca24f66834821b9e3bbfbe
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 144cb6c1853137e9a5142ad772d2fbdf20dd6af0b835eb25f1f291afa9026106

import { PreloadableConcreteRequest } from 'relay-runtime';
import { CartRouteQuery } from './CartRouteQuery.graphql';

const node: PreloadableConcreteRequest<CartRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "144cb6c1853137e9a5142ad772d2fbdf20dd6af0b835eb25f1f291afa9026106",
    "metadata": {},
    "name": "CartRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
