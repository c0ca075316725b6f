import { Avatar, Button, useFocusReturn } from '@abhyas/ui';
import { useRef, type ChangeEvent, type ReactNode } from 'react';
import { FormFailure } from '../../../shared/forms/form-failure';
import * as texts from '../../../texts/profile';
import { useObjectUrl } from '../hooks/use-object-url';
import { usePhoto } from '../hooks/use-photo';
import { photoTypes } from '../rules/photo-error';
import styles from './photo-editor.module.css';

interface PhotoEditorProps {
  name: string;
  avatar: string | null;
  /** The content next to the picture. */
  children: ReactNode;
}

/** The student's picture, with buttons to change or remove it. */
export function PhotoEditor({ name, avatar, children }: PhotoEditorProps) {
  const { failure, choose, remove, underway, isChanging, isRemoving, status } = usePhoto();
  const picker = useRef<HTMLInputElement>(null);
  const changeButton = useFocusReturn(`${status} ${avatar}`);
  const preview = useObjectUrl(underway);
  const retry = failure?.photo;

  const onChosen = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [photo] = target.files ?? [];
    // So that the same file can be chosen again after a correction.
    target.value = '';
    if (photo) choose(photo);
  };
  return (
    <div className={styles.editor}>
      <div className={styles.person}>
        <Avatar name={name} src={preview ?? avatar} size="lg" />
        <div>{children}</div>
      </div>
      <input
        ref={picker}
        type="file"
        accept={photoTypes.join(',')}
        aria-label={texts.photo}
        hidden
        onChange={onChosen}
      />
      <div className={styles.actions}>
        <Button
          ref={changeButton}
          variant="secondary"
          size="sm"
          aria-describedby="photo-hint"
          pending={isChanging}
          disabled={isRemoving}
          onClick={() => picker.current?.click()}
        >
          {texts.changePhoto}
        </Button>
        {avatar !== null && (
          <Button
            variant="ghost"
            size="sm"
            pending={isRemoving}
            disabled={isChanging}
            onClick={remove}
          >
            {texts.removePhoto}
          </Button>
        )}
      </div>
      <p id="photo-hint" className={styles.hint} role="status">
        {isChanging ? texts.sendingPhoto : texts.photoHint}
      </p>
      <FormFailure failure={failure} />
      {retry !== undefined && (
        <Button
          variant="soft"
          size="sm"
          onClick={() => {
            choose(retry);
          }}
        >
          {texts.sendAgain}
        </Button>
      )}
    </div>
  );
}
