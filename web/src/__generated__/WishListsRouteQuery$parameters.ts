/**
 * @generated SignedSource<<e84f30822c748c5700bc9aa109af8d31>>
 * @relayHash cde5d9e4181a67da8d32f79236c5a029
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 54c37b6aba170f40d5d349f938cdb115a6ec5971ce541aca10c1ebfdbdc15aaa

import { PreloadableConcreteRequest } from 'relay-runtime';
import { WishListsRouteQuery } from './WishListsRouteQuery.graphql';

const node: PreloadableConcreteRequest<WishListsRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "54c37b6aba170f40d5d349f938cdb115a6ec5971ce541aca10c1ebfdbdc15aaa",
    "metadata": {},
    "name": "WishListsRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
