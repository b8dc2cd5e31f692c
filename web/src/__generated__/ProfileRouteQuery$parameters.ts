/**
 * @generated SignedSource<<6b79672b4407f3c7ec36476ab31d6d23>>
 * @relayHash c3ae89be95b096dac38317a5c2947623
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d7b5ed1e2a63f6fe29b55c4e08b15d21802669f6b3dbe3c7c72ab8b138ed2d32

import { PreloadableConcreteRequest } from 'relay-runtime';
import { ProfileRouteQuery } from './ProfileRouteQuery.graphql';

const node: PreloadableConcreteRequest<ProfileRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d7b5ed1e2a63f6fe29b55c4e08b15d21802669f6b3dbe3c7c72ab8b138ed2d32",
    "metadata": {},
    "name": "ProfileRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
