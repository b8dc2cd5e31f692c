/**
 * @generated SignedSource<<b79b83fb559cd76dcd5f9438cbd1a400>>
 * @relayHash eb7ae211017eb45cf29e6e506d432245
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c88aa15aea172596520ff5d541c95d1c6096b2489377184cd0782cf027308e28

import { PreloadableConcreteRequest } from 'relay-runtime';
import { AddressesRouteQuery } from './AddressesRouteQuery.graphql';

const node: PreloadableConcreteRequest<AddressesRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c88aa15aea172596520ff5d541c95d1c6096b2489377184cd0782cf027308e28",
    "metadata": {},
    "name": "AddressesRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
