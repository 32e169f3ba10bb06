// Chooses one picture: a button that is also a place to drop it, a preview, and a word when it will not do.
import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { Image20Regular } from '@fluentui/react-icons/svg/image';
import { type DragEvent, type ReactNode, useId, useRef, useState } from 'react';
import { useTexts } from './texts.tsx';
import { useType } from './type.ts';

const kinds = ['image/png', 'image/jpeg', 'image/webp', 'image/gif'];
const mebibyte = 1024 * 1024;

const useStyles = makeStyles({
  area: {
    display: 'flex',
    alignItems: 'center',
    flexWrap: 'wrap',
    gap: '12px',
    padding: '12px',
    borderRadius: tokens.borderRadiusLarge,
    border: `1px dashed ${tokens.colorNeutralStroke1}`,
  },
  over: { backgroundColor: tokens.colorBrandBackground2 },
  words: { flex: '1 1 160px', display: 'flex', flexWrap: 'wrap', gap: '4px 8px' },
  note: { flexBasis: '100%' },
  wrong: { color: tokens.colorPaletteRedForeground1 },
});

interface FilePickerProps {
  readonly label: string;
  readonly maxBytes: number;
  readonly preview: ReactNode;
  /** There is a picture, chosen now or before: it can be removed. */
  readonly hasPicture: boolean;
  onChange(file: File | null): void;
  readonly className?: string | undefined;
}

/** A text key for what is wrong with a file; null when nothing is. */
function problemWith(file: File, maxBytes: number): string | null {
  if (!kinds.includes(file.type)) return 'door.form.notAnImage';
  return file.size > maxBytes ? 'door.form.imageTooBig' : null;
}

function useDropping(take: (file: File | undefined) => void) {
  const [isOver, setOver] = useState(false);
  return {
    isOver,
    place: {
      onDragLeave: () => setOver(false),
      onDragOver(event: DragEvent) {
        event.preventDefault();
        setOver(true);
      },
      onDrop(event: DragEvent) {
        event.preventDefault();
        setOver(false);
        take(event.dataTransfer.files[0]);
      },
    },
  };
}

interface ChoosingProps {
  readonly label: string;
  readonly note: string;
  take(file: File | undefined): void;
}

function Choosing({ label, note, take }: ChoosingProps) {
  const { t } = useTexts();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        aria-describedby={note}
        aria-label={`${label}: ${t('door.form.chooseImage')}`}
        icon={<Image20Regular />}
        onClick={() => input.current?.click()}
      >
        {t('door.form.chooseImage')}
      </Button>
      <input
        accept={kinds.join(',')}
        aria-hidden="true"
        hidden
        onChange={({ target }) => {
          take(target.files?.[0]);
          target.value = '';
        }}
        ref={input}
        tabIndex={-1}
        type="file"
      />
    </>
  );
}

export function FilePicker({ label, maxBytes, preview, hasPicture, onChange, className }: FilePickerProps) {
  const styles = useStyles();
  const type = useType();
  const { t } = useTexts();
  const note = useId();
  const [wrong, setWrong] = useState<string | null>(null);
  const take = (next: File | undefined) => {
    if (!next) return;
    const problem = problemWith(next, maxBytes);
    setWrong(problem);
    if (problem === null) onChange(next);
  };
  const { isOver, place } = useDropping(take);
  return (
    <div className={mergeClasses(styles.area, isOver && styles.over, className)} {...place}>
      {preview}
      <div className={styles.words}>
        <Choosing label={label} note={note} take={take} />
        {hasPicture && (
          <Button
            appearance="transparent"
            aria-label={`${label}: ${t('door.form.removeImage')}`}
            onClick={() => {
              setWrong(null);
              onChange(null);
            }}
          >
            {t('door.form.removeImage')}
          </Button>
        )}
        <p
          className={mergeClasses(type.caption, styles.note, wrong ? styles.wrong : type.quiet)}
          id={note}
          role={wrong ? 'alert' : undefined}
        >
          {t(wrong ?? 'door.form.imageHint', { megabytes: maxBytes / mebibyte })}
        </p>
      </div>
    </div>
  );
}
