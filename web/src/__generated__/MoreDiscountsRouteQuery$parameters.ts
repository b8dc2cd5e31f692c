/**
 * @generated SignedSource<<90515e487b459c39b39eb0298f0b5c55>>
 * @relayHash aa9bf5f2d9b33ab9fe49e8cd2ed2383a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b7e49d2b47e067352f68b1397890142a987cb6d20e98f36f4966cc424fb1f3af

import { PreloadableConcreteRequest } from 'relay-runtime';
import { MoreDiscountsRouteQuery } from './MoreDiscountsRouteQuery.graphql';

const node: PreloadableConcreteRequest<MoreDiscountsRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b7e49d2b47e067352f68b1397890142a987cb6d20e98f36f4966cc424fb1f3af",
    "metadata": {},
    "name": "MoreDiscountsRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
