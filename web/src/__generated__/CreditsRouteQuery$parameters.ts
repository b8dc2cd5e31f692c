/**
 * @generated SignedSource<<d896a85a304a9f01c18473c6d9aba839>>
 * @relayHash 37ec88f7873bf1ef502fba7fbc77d68b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cb4a75839bbe3c842ab36ceb8cc3c1dcc5fda3e2c257815b1a39383581cfdd4e

import { PreloadableConcreteRequest } from 'relay-runtime';
import { CreditsRouteQuery } from './CreditsRouteQuery.graphql';

const node: PreloadableConcreteRequest<CreditsRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "cb4a75839bbe3c842ab36ceb8cc3c1dcc5fda3e2c257815b1a39383581cfdd4e",
    "metadata": {},
    "name": "CreditsRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
