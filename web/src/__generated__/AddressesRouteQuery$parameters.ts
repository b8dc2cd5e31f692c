/**
 * @generated SignedSource<<ab908dc425767fbba9e33e2e70b1b920>>
 * @relayHash ae414798e5be177206b0a0391eeda41d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 74b21cf54bc9c923064ba3f540be4d15177599dcbf5fe48a4beae675c6e17cd2

import { PreloadableConcreteRequest } from 'relay-runtime';
import { AddressesRouteQuery } from './AddressesRouteQuery.graphql';

const node: PreloadableConcreteRequest<AddressesRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "74b21cf54bc9c923064ba3f540be4d15177599dcbf5fe48a4beae675c6e17cd2",
    "metadata": {},
    "name": "AddressesRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
