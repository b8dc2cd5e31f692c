/**
 * @generated SignedSource<<bb03d41e78ab8271f29fb1965952d964>>
 * @relayHash cedd4cafb1227fceb0b6c208cbb55328
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7ccb9c15b73b70780b92bfe1e0eb0233b2888d5a024ef03ff0c9ead424593ce7

import { PreloadableConcreteRequest } from 'relay-runtime';
import { OrderRouteQuery } from './OrderRouteQuery.graphql';

const node: PreloadableConcreteRequest<OrderRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7ccb9c15b73b70780b92bfe1e0eb0233b2888d5a024ef03ff0c9ead424593ce7",
    "metadata": {},
    "name": "OrderRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
