/**
 * @generated SignedSource<<2157b3b52bb0c95f3b271f4e17436a85>>
 * @relayHash 7139f7420751ae9639b668ef33c1263d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 107109b5dd9c2b041df045634ec8f14126ba4f1498a371ec0f2176b565df09ab

import { PreloadableConcreteRequest } from 'relay-runtime';
import { ProfileRouteQuery } from './ProfileRouteQuery.graphql';

const node: PreloadableConcreteRequest<ProfileRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "107109b5dd9c2b041df045634ec8f14126ba4f1498a371ec0f2176b565df09ab",
    "metadata": {},
    "name": "ProfileRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
