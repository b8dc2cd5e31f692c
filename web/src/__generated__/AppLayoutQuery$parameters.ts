/**
 * @generated SignedSource<<ae92b71ae15599e5bec833eb8d779ba1>>
 * @relayHash 4ddde9e247ee7375c0d927a230f754b7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6a861d6d1c0899e27a27591cd127b9fbd3ab2b9fc00c449bc8836966244426c0

import { PreloadableConcreteRequest } from 'relay-runtime';
import { AppLayoutQuery } from './AppLayoutQuery.graphql';

const node: PreloadableConcreteRequest<AppLayoutQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6a861d6d1c0899e27a27591cd127b9fbd3ab2b9fc00c449bc8836966244426c0",
    "metadata": {},
    "name": "AppLayoutQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
