/**
 * @generated SignedSource<<2b473774b816135fa3be740e1050d8b9>>
 * @relayHash 201f6b32a0212ee7c5a16fdba32836c1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 81516c261612df0db6eba2f6363de4f793fb9e7cbc0e14dce69831cc7da0082f

import { PreloadableConcreteRequest } from 'relay-runtime';
import { CatalogueRouteQuery } from './CatalogueRouteQuery.graphql';

const node: PreloadableConcreteRequest<CatalogueRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "81516c261612df0db6eba2f6363de4f793fb9e7cbc0e14dce69831cc7da0082f",
    "metadata": {},
    "name": "CatalogueRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
